import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

// The first has no windows, and takes a sixth less of the processor.
const PACKAGES = ['chromium-headless-shell', 'chromium']
const NAMES = [...PACKAGES, 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A Chromium of this machine, or one that is installed now: from the system's packages, else Playwright's own. */
export function findChromium(): string {
  const found = presentChromium() ?? (installSystemPackage() ? presentChromium() : undefined) ?? installPlaywrights()
  if (!found) throw new Error('There is no Chromium, and none can be installed here. Set CHROMIUM to its path.')
  return found
}

/** A Chromium that is here already. */
export function presentChromium(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

function installSystemPackage(): boolean {
  if (spawnSync('which', ['apt-get']).status !== 0) return false
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  console.log('No Chromium found, installing the system’s package')
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args]
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  }
  return apt('update', '-q') && PACKAGES.some((name) => apt('install', '-qy', '--no-install-recommends', name))
}

function installPlaywrights(): string | undefined {
  try {
    execFileSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'inherit' })
    return chromium.executablePath()
  } catch {
    return undefined
  }
}
