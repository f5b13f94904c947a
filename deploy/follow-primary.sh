#!/bin/sh
# Runs a streaming replica of the server `primary`, which it copies first if its volume is empty.
set -eu

PGPASSWORD="$(cat /run/secrets/replication_password)"
export PGPASSWORD

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # A copy that was cut short is not mistaken for a whole one.
  rm -rf "$PGDATA.part"
  pg_basebackup --host=primary --username=replicator --pgdata="$PGDATA.part" --slot=replica \
    --checkpoint=fast --write-recovery-conf
  rm -rf "$PGDATA"
  mv "$PGDATA.part" "$PGDATA"
fi

exec postgres "$@"
