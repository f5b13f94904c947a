#!/bin/sh
# Runs a streaming replica of the server `primary`. If the volume is empty, it first copies the primary.
set -eu

PGPASSWORD="$(cat /run/secrets/replication_password)"
export PGPASSWORD

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # Copying to another folder first keeps an interrupted copy from being used.
  rm -rf "$PGDATA.part"
  pg_basebackup --host=primary --username=replicator --pgdata="$PGDATA.part" --slot=replica \
    --checkpoint=fast --write-recovery-conf
  rm -rf "$PGDATA"
  mv "$PGDATA.part" "$PGDATA"
fi

exec postgres "$@"
