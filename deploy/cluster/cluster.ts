// A whole installation of several machines on the loopback of one, to practise on: PostgreSQL with a synchronous replica
// under Patroni and etcd, HAProxy and PgBouncer before it, Redis, an S3 server, four processes of the product.
// node deploy/cluster/cluster.ts start|status|stop [directory]       needs: deploy/cluster/install, npm run build, Linux
import { join, resolve } from 'node:path'
import { nodes, readiness, running, startCluster, stopCluster } from './control.ts'
import { placesIn, PRODUCTS } from './places.ts'

const [command = '', given = '/var/tmp/baltra-cluster'] = process.argv.slice(2)
const dir = resolve(given)

if (command === 'start') {
  await startCluster(dir)
  say(`It is open at ${PRODUCTS.map(({ origin }) => origin).join(', ')}; logs are in ${placesIn(dir).logs}`)
  await status()
} else if (command === 'status') await status()
else if (command === 'stop') await stopCluster(dir)
else {
  say('node deploy/cluster/cluster.ts start|status|stop [directory]')
  process.exitCode = 2
}

async function status(): Promise<void> {
  const [{ all }, products] = await Promise.all([nodes(), readiness()])
  for (const { node, role = 'silent', state = '', isSynchronous } of all)
    say(`node ${node.name}: ${role} ${state}${isSynchronous ? ', synchronous' : ''}`)
  for (const { name, isReady } of products) say(`${name}: ${isReady ? 'ready' : 'not ready'}`)
  say(`running: ${running(dir).join(', ')}; what ended is in ${join(placesIn(dir).logs, 'supervisor')}`)
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
