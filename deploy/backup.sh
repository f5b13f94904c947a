#!/bin/sh
# Backs up the site daily at the given UTC time and keeps the given number of backups: backup.sh 03:15 14 [folder]. If there
# is no backup from the last 24 hours, the first run starts immediately.
set -eu

at="$1"
kept="$2"
folder="${3:-/plaza/backups}"
trap 'exit 0' TERM INT

save() {
  node scripts/tool.mjs backup "$folder/$(date -u +%Y-%m-%dT%H%M%SZ)" || return 0
  # Only complete backups have this file. Older ones beyond the number to keep are removed.
  ls -1 "$folder"/20*Z/backup.json | sort -r | tail -n "+$((kept + 1))" | while read -r manifest; do
    rm -rf "$(dirname "$manifest")"
  done
}

if ! find "$folder" -maxdepth 2 -name backup.json -mmin -1440 | grep -q .; then save; fi

while :; do
  seconds=$(($(date -u -d "$at" +%s) - $(date -u +%s)))
  if [ "$seconds" -le 0 ]; then seconds=$((seconds + 86400)); fi
  sleep "$seconds" &
  wait $!
  save
done
