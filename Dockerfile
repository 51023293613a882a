# docker build --tag mastaba . && docker run --publish 8000:8000 --volume mastaba:/data mastaba
# The same commands as without Docker: make dist builds the page and the wheel and tries it, pip installs it.

FROM python:3.13-slim AS build
# hadolint ignore=DL3008
RUN apt-get update && apt-get install --yes --no-install-recommends make && rm -rf /var/lib/apt/lists/*
WORKDIR /mastaba
COPY . .
RUN make dist

FROM python:3.13-slim
RUN --mount=type=bind,from=build,source=/mastaba/dist,target=/dist pip install --no-cache-dir "$(echo /dist/*.whl)[postgres]"
RUN useradd --uid 1000 --create-home mastaba && install --directory --owner=1000 --group=1000 --mode=700 /data
USER 1000
WORKDIR /home/mastaba
# Compiled code lies beside the tables, so that the next container need not compile it again.
ENV MASTABA_CACHE=/data/cache MASTABA_LOG=json PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8000
HEALTHCHECK --start-period=30s --interval=30s --timeout=10s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/ready', timeout=5)"]
CMD ["mastaba", "serve", "--host", "0.0.0.0", "--port", "8000", "--data", "/data"]
