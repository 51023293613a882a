/** The page without a connection: its files, the games, their rules and words are kept. Tables are never kept here: they have secrets.
 *
 * Plain JavaScript: it is served as it stands here, with the name and the files of the build written in (vite-offline.ts).
 */

const BUILD = "__BUILD__";
const FILES = ["__FILES__"];
const PAGE = `mastaba-page-${BUILD}`;
const WORDS = "mastaba-words";
const PATIENCE = 3000; // milliseconds until what is kept is better than waiting
const isWords = (path) => /^\/api\/(words|games)(\/|$)/.test(path);

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

async function install() {
  const cache = await caches.open(PAGE);
  await cache.addAll(FILES.map((path) => (path.startsWith("/assets/") ? path : new Request(path, { cache: "reload" }))));
  await self.skipWaiting();
}

async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith("mastaba-page-") && name !== PAGE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (isWords(url.pathname)) event.respondWith(freshWords(request));
  else if (url.pathname.startsWith("/api/") || url.pathname === "/schema") return;
  else if (request.mode === "navigate") event.respondWith(fresh(fetch(request), () => caches.match("/", { cacheName: PAGE })));
  else event.respondWith(kept(request));
});

/** A file under assets never changes its name, and the others belong to this build. */
async function kept(request) {
  return (await caches.match(request, { cacheName: PAGE })) ?? fetch(request);
}

/** What the server says, so that page and server fit together; what is kept where it does not answer in time. */
async function fresh(asking, keptAnswer) {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(keptAnswer);
  return (await Promise.race([asking.catch(keptAnswer), late])) ?? asking;
}

async function freshWords(request) {
  const cache = await caches.open(WORDS);
  const asking = fetch(request).then(async (answer) => {
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  });
  return fresh(asking, () => cache.match(request));
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(comeForward());
});

async function comeForward() {
  const [open] = await self.clients.matchAll({ type: "window" });
  await (open ? open.focus() : self.clients.openWindow("/"));
}
