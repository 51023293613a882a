#!/bin/sh
# A bot in plain shell: it takes the last of the legal actions. One line in, one line out; docs/bots.md says what they mean.
while read -r message; do
    case $message in
    '{"type":"decide"'*) printf '%s\n' "$message" | sed 's/.*"legal":\[[^]]*"\([^"]*\)"\].*/{"action":"\1"}/' ;;
    '{"type":"bye"'*) exit 0 ;;
    *) echo '{"type":"ready","wants":[]}' ;;
    esac
done
