import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from 'vitest/node'
import { keepSeconds, knownSeconds } from './known-seconds.ts'

/** Starts the files that took longest in earlier runs first, so that no worker is left with one while the other is done. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = knownSeconds()
    const seconds = ({ moduleId }: TestSpecification) =>
      Object.entries(known).find(([path]) => moduleId.endsWith(`/${path}`))?.[1] ?? 0
    const all = files.map((file) => ({ file, seconds: seconds(file) }))
    return all.toSorted((a, b) => b.seconds - a.seconds).map(({ file }) => file)
  }
}

/** Keeps the seconds of each file for the next run. */
export class SecondsKept implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    keepSeconds(
      new Map(
        modules.map((module) => {
          const { duration, setupDuration, collectDuration } = module.diagnostic()
          return [module.moduleId, (duration + setupDuration + collectDuration) / 1000]
        }),
      ),
    )
  }
}
