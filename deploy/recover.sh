#!/bin/sh
# Replaces the data of a stopped PostgreSQL server with a base backup; the next start replays the archived log up to the
# given time: recover.sh /archive/base/2026-12-01 '2026-12-01 09:00:00+00' [latest|current]. `current` ignores earlier
# recoveries. The old data stays in a folder `before-…`. Runs as root, because the image creates the parent folder as root.
set -eu

base="$1"
moment="$2"
timeline="${3:-latest}"
before="$(dirname "$PGDATA")/before-$(date -u +%Y-%m-%dT%H%M%SZ)"
test -f "$base/base.tar.gz" || { echo "$base has no base backup." >&2 && exit 1; }
date -d "$moment" >/dev/null || exit 1
test ! -e "$PGDATA/postmaster.pid" || { echo "Stop the server first." >&2 && exit 1; }
test ! -e "$before" || { echo "$before already exists." >&2 && exit 1; }

mv "$PGDATA" "$before"
mkdir -m 700 "$PGDATA"
tar -xzf "$base/base.tar.gz" -C "$PGDATA"
touch "$PGDATA/recovery.signal"
cat >>"$PGDATA/postgresql.auto.conf" <<END
restore_command = 'cp /archive/%f %p'
recovery_target_time = '$moment'
recovery_target_timeline = '$timeline'
recovery_target_action = 'promote'
END
chown -R --reference="$before" "$PGDATA"
echo "The next start restores the data as of $moment. The old data is in $before."
