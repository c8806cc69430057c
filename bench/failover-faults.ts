// How a cluster is broken, and what mends it again.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { hold, pidOf, postmasterOf, release } from '../deploy/cluster/control.ts'
import type { Node } from '../deploy/cluster/places.ts'

/** Each ends a node as seen from elsewhere. */
export const OF_A_NODE = ['killed', 'lost', 'hung', 'partitioned'] as const
export type OfANode = (typeof OF_A_NODE)[number]

/** Breaks a node and returns what mends it. */
export function breakNode(kind: OfANode, dir: string, node: Node): () => void {
  const name = `node-${node.name}`
  const patroni = pidOf(dir, name)
  const postmaster = postmasterOf(dir, node)
  if (patroni === undefined || postmaster === undefined) throw new Error(`${name} does not run`)
  switch (kind) {
    // PostgreSQL alone, with Patroni beside it.
    case 'killed':
      signal('SIGKILL', [postmaster, ...childrenOf(postmaster)])
      return () => {}
    // The machine.
    case 'lost':
      hold(dir, name)
      signal('SIGKILL', [patroni, postmaster, ...childrenOf(postmaster)])
      return () => release(dir, name)
    // Everything on the machine stands still, and goes on later as if nothing had been.
    case 'hung': {
      const all = [patroni, postmaster, ...childrenOf(postmaster)]
      signal('SIGSTOP', all)
      return () => signal('SIGCONT', all)
    }
    // No packet goes in or out; on both sides everything runs.
    case 'partitioned':
      nft(`add table ip ${TABLE}`, `add chain ip ${TABLE} cut { type filter hook output priority 0; }`)
      nft(
        `add rule ip ${TABLE} cut ip daddr ${node.address} drop`,
        `add rule ip ${TABLE} cut ip saddr ${node.address} drop`,
      )
      return heal
  }
}

const TABLE = 'baltra_drill'

/** Whether this machine lets us drop packets. */
export function canPartition(): boolean {
  const isAllowed = spawnSync('nft', ['list', 'tables'], { stdio: 'ignore' }).status === 0
  if (isAllowed) heal()
  return isAllowed
}

/** Kills programs, which their supervisor starts again when they are released, or at once. */
export function killPrograms(dir: string, names: readonly string[], { held }: { held: boolean }): () => void {
  const pids = names.map((name) => {
    const pid = pidOf(dir, name)
    if (pid === undefined) throw new Error(`${name} does not run`)
    if (held) hold(dir, name)
    return pid
  })
  signal('SIGKILL', pids)
  return () => {
    for (const name of names) release(dir, name)
  }
}

const heal = () => void spawnSync('nft', ['delete', 'table', 'ip', TABLE], { stdio: 'ignore' })

function nft(...rules: string[]): void {
  for (const rule of rules) {
    const { status, stderr } = spawnSync('nft', [rule], { encoding: 'utf8' })
    if (status !== 0) throw new Error(`nft ${rule}: ${stderr}`)
  }
}

function signal(name: NodeJS.Signals, pids: number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch (error) {
      // One that ended by itself meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent)
}

function parentOf(pid: number): number | undefined {
  try {
    // After the name, which may have anything in it, come the state and the parent.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}
