#!/bin/bash
# node-postgres sends `statement_timeout` and its like while connecting, not as SET. PgBouncer refuses a connection that brings
# a setting it does not know: "unsupported startup parameter". So a pool with a time limit, the prudent one, does not
# connect at all, and told to ignore the setting PgBouncer drops the limit. `query_timeout` is the client's own.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --ignore-scripts pg@8.23.1 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import pg from 'pg'

async function connect(settings) {
  const client = new pg.Client({ host: '127.0.0.1', port: Number(process.env.PORT), user: 'pgbouncer', database: 'pgbouncer', ...settings })
  try {
    await client.connect()
    await client.end()
    return 'connected'
  } catch (error) {
    return error.message
  }
}
const seen = {}
for (const name of ['query_timeout', 'statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) seen[name] = await connect({ [name]: 5000 })
console.log('pgbouncer 1.18.0, pg 8.23.1', seen)
assert.equal(seen.query_timeout, 'connected')
for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) assert.equal(seen[name], `unsupported startup parameter: ${name}`)
JS
# PgBouncer of Debian 12 with its libraries, unpacked here.
apt-get download -qq pgbouncer libc-ares2 libevent-2.1-7 2>apt.log
for package in *.deb; do dpkg -x "$package" .; done
export LD_LIBRARY_PATH="$work/usr/lib/x86_64-linux-gnu" PORT=$((20000 + RANDOM % 20000))
usr/sbin/pgbouncer --version | grep -q "PgBouncer 1\.18\.0" || { echo "needs PgBouncer 1.18.0"; exit 1; }
printf "[databases]\n[pgbouncer]\nlisten_addr=127.0.0.1\nlisten_port=$PORT\nunix_socket_dir=\nauth_type=any\npool_mode=transaction\n" >pool.ini
chmod -R a+rX "$work"
# It does not run as root.
as=; [ "$(id -u)" != 0 ] || as="setpriv --reuid=65534 --regid=65534 --clear-groups"
$as usr/sbin/pgbouncer -q pool.ini 2>pool.log &
trap 'kill %1; rm -rf "$work"' EXIT
sleep 1
node run.mjs
