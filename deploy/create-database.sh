#!/bin/sh
# Creates the site's role and database, and a replica's role and slot if there is a replication password. PostgreSQL's
# image runs this once, on an empty volume.
set -eu

psql --set=ON_ERROR_STOP=1 --username=postgres --set=password="$(cat /run/secrets/database_password)" <<'SQL'
CREATE ROLE plaza LOGIN PASSWORD :'password';
CREATE DATABASE plaza OWNER plaza ENCODING 'UTF8' TEMPLATE template0;
SQL

if [ -f /run/secrets/replication_password ]; then
  psql --set=ON_ERROR_STOP=1 --username=postgres --set=password="$(cat /run/secrets/replication_password)" <<'SQL'
CREATE ROLE replicator LOGIN REPLICATION PASSWORD :'password';
SELECT pg_create_physical_replication_slot('replica', true);
SQL
  echo "host replication replicator all scram-sha-256" >>"$PGDATA/pg_hba.conf"
fi
