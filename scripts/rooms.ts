import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

interface Source {
  /** its path below the folder */
  file: string
  text: string
}

interface Import {
  from: string
  to: string
}

/** The sources below a folder, without comments; tests do not count. */
export const sourcesBelow = (folder: string): Source[] =>
  globSync('**/*.{ts,tsx}', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|(^|\/)testing\//.test(file))
    .map((file) => ({
      file,
      text: readFileSync(join(folder, file), 'utf8').replaceAll(/^\s*(\/\*[\s\S]*?\*\/|\/\/.*$)/gm, ''),
    }))

/** What they import of each other, types included. */
export const importsAmong = (sources: readonly Source[], folder: string): Import[] =>
  sources
    .flatMap(({ file: from, text }) =>
      [...text.matchAll(/'(\.{1,2}\/[^'\n]+\.tsx?)'/g)].map(([, path = '']) => ({
        from,
        to: relative(folder, join(folder, dirname(from), path)).replaceAll('\\', '/'),
      })),
    )
    .filter(({ to }) => !to.startsWith('../'))

/** The pairs of places that import each other. */
export function pairsOf(imports: readonly Import[], placeOf: (file: string) => string | undefined): string[] {
  const arrows = new Set(imports.map(({ from, to }) => `${placeOf(from)} ↔ ${placeOf(to)}`))
  return [...arrows].filter((arrow) => {
    const [one = '', other = ''] = arrow.split(' ↔ ')
    return one < other && arrows.has(`${other} ↔ ${one}`)
  })
}

/** Those between two folders of one room. */
export const withinRooms = (
  imports: readonly Import[],
  roomOf: (file: string) => string,
  folderOf: (file: string) => string | undefined,
): Import[] =>
  imports.filter(({ from, to }) => {
    const [one, other] = [folderOf(from), folderOf(to)]
    return one !== undefined && other !== undefined && one !== other && roomOf(from) === roomOf(to)
  })
