/**
 * Renders the product pictures that `demo/pictures/` does not have yet: `npm run demo:renders`. Needs Blender and what else
 * `README.md` names; a picture takes about a minute. To make one anew, delete it first; words after the command
 * pick pictures whose name begins so.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rendersOfRange } from '../rendered.ts'

const STUDIO = fileURLToPath(new URL('renders/studio.py', import.meta.url))
const wanted = process.argv.slice(2)

for (const { name, product, colour, view } of rendersOfRange()) {
  const file = fileURLToPath(new URL(`../pictures/${name}.webp`, import.meta.url))
  if (existsSync(file) || (wanted.length > 0 && !wanted.some((word) => name.startsWith(word)))) continue
  const making = join(tmpdir(), `${name}.webp`)
  const blender = [
    '-b',
    '--factory-startup',
    '--python-exit-code',
    '1',
    '-P',
    STUDIO,
    '--',
    product,
    colour,
    view,
    making,
  ]
  const said = execFileSync('blender', blender, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  copyFileSync(making, file)
  rmSync(making)
  console.log(said.split('\n').findLast((line) => line.startsWith(`${name}.webp`)))
}
