import { spawnSync } from 'node:child_process'

const succeeds = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** Has poppler on this machine, whose `pdftotext` reads papers as viewers do; installs it where that is possible. */
export function installReaders(): void {
  if (succeeds('pdftotext', ['-v'])) return
  const isRoot = process.getuid?.() === 0
  const isInstalled =
    isRoot &&
    succeeds('apt-get', ['update', '-q']) &&
    succeeds('apt-get', ['install', '-qy', '--no-install-recommends', 'poppler-utils'])
  if (!isInstalled) console.log('No pdftotext on this machine: papers are read by pdf.js alone')
}
