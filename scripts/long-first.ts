import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take half a minute and more. Without a cache of earlier runs Vitest would order files by their size. */
const LONG = [
  'bench/kill.test.ts',
  'e2e/office/lists.test.ts',
  'e2e/portal/main-job.test.ts',
  'e2e/everywhere/screens.test.ts',
  'server/src/backup/backup.test.ts',
  'server/src/backup/drill.test.ts',
  'server/src/catalogues/catalogue.test.ts',
  'server/src/database/embedded/embedded.test.ts',
  'server/test/fuzz.test.ts',
  'server/test/start.test.ts',
]

/** Starts the longest files of each project first, so that no worker is left with one while the other is done. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))]
    })
  }
}

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((path) => moduleId.endsWith(`/${path}`))
