"""python -m mastaba: the command line."""

from mastaba.cli import main

if __name__ == "__main__":
    main()
