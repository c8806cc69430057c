import type { FieldJob } from 'contract/field/jobs'
import type { CommandAnswer, PhotoAnswer } from 'contract/field/commands'
import type { Change, Entry, Outbox } from '../../offline/sealed-outbox.ts'
import type { Command } from '../commands.ts'
import type { PhotoLine } from '../send-photos.ts'

/** The disk of a phone, which outlives the app. `isFull`: the next write fails. */
export class Disk implements Outbox {
  readonly entries = new Map<string, string>()
  readonly files = new Map<string, ArrayBuffer>()
  isFull = false

  async read(): Promise<Entry[]> {
    return [...this.entries].map(([name, value]) => ({ name, value: JSON.parse(value) as unknown }))
  }

  async write({ put = [], remove = [], putFile, removeFiles = [] }: Change): Promise<void> {
    if (this.isFull) {
      this.isFull = false
      throw new Error('The disk is full')
    }
    for (const { name, value } of put) this.entries.set(name, JSON.stringify(value))
    for (const name of remove) this.entries.delete(name)
    if (putFile) this.files.set(putFile.name, await putFile.file.arrayBuffer())
    for (const name of removeFiles) this.files.delete(name)
  }

  async file(name: string): Promise<ArrayBuffer | undefined> {
    return this.files.get(name)
  }
}

interface OfficeJob {
  version: number
  isOpen: boolean
  isOwn: boolean
  last?: { seen: string; left: string }
}

/** What a report says that the office refuses. */
export const UNFIT = 'unfit'

/** The office, as the contract of an engineer's phone has it. */
export class Office {
  readonly jobs = new Map<number, OfficeJob>([1, 2, 3].map((id) => [id, { version: 1, isOpen: true, isOwn: true }]))
  /** what counts, in the order in which it was entered */
  readonly entered: Command[] = []
  readonly kept: { report: string; upload: string }[] = []
  readonly #answers = new Map<string, { body: string; answer: Omit<CommandAnswer, 'job'> }>()
  readonly #named = new Map<string, Set<string>>()
  #uploads = 0

  /**
   * Carries out commands in order, and answers `most` of them: those after fail for a reason of its own. Those behind one of
   * their job that was not entered have no answer.
   */
  carryOut(commands: readonly Command[], most = Infinity): CommandAnswer[] {
    const held = new Set<number>()
    return commands.slice(0, most).flatMap((command): CommandAnswer[] => {
      const id = command.complaint_id
      if (held.has(id)) return []
      const answer = this.#answerTo(command)
      if (answer.state !== 'done') held.add(id)
      return [{ ...answer, job: this.jobOf(id) }]
    })
  }

  jobOf(id: number): FieldJob | null {
    const job = this.jobs.get(id)
    return job?.isOwn ? ({ id, version: `v${job.version}`, customer_name: 'Asha', job_no: '' } as FieldJob) : null
  }

  /** Somebody in the office plans the visit anew, closes the job, or gives it to another engineer. */
  change(id: number, how: 'plan' | 'close' | 'give_away'): void {
    const job = this.jobs.get(id)!
    job.version += 1
    if (how === 'close') job.isOpen = false
    if (how === 'give_away') job.isOwn = false
  }

  /** The line of photographs. `fail` is asked before and after each call. */
  photoLine(fail: () => void): PhotoLine {
    const around = async <T>(work: () => T): Promise<T> => {
      fail()
      const done = work()
      fail()
      return done
    }
    return {
      upload: () => around(() => `upload ${(this.#uploads += 1)}`),
      forget: async () => undefined,
      keep: (report, { upload_id, side, instead_of }) =>
        around((): PhotoAnswer[] => {
          const named = this.#named.get(report)
          if (!named) throw new Error('No such report')
          named.delete(instead_of)
          if (!named.has(upload_id)) named.add(upload_id)
          if (!this.kept.some(({ upload }) => upload === upload_id)) this.kept.push({ report, upload: upload_id })
          return [{ upload_id, side, state: 'kept', message: '' }]
        }),
    }
  }

  /** Photographs that a report names and that have not come. */
  missingOf = (report: string): string[] =>
    [...(this.#named.get(report) ?? [])].filter((name) => !this.kept.some(({ upload }) => upload === name))

  #answerTo(command: Command): Omit<CommandAnswer, 'job'> {
    const body = JSON.stringify(command)
    const known = this.#answers.get(command.id)
    if (known && known.body !== body) throw new Error('The same id came with other words')
    const answer = known?.answer ?? this.#enter(command)
    this.#answers.set(command.id, { body, answer })
    return answer
  }

  #enter(command: Command): Omit<CommandAnswer, 'job'> {
    const { id, complaint_id, seen } = command
    const job = this.jobs.get(complaint_id)!
    const say = (state: CommandAnswer['state'], code = '') => ({ id, state, code, message: code, errors: {} })
    if (!job.isOwn) return say('changed', 'job_gone')
    const version = `v${job.version}`
    const isSeen = seen === version || (job.last?.seen === seen && job.last.left === version)
    if (!isSeen || !job.isOpen) return say('changed', job.isOpen ? 'job_changed' : 'job_closed')
    if (command.kind === 'report' && command.note === UNFIT) return say('refused', 'invalid')
    if (command.kind === 'report') {
      job.version += 1
      this.#named.set(id, new Set(command.photos.map(({ upload_id }) => upload_id)))
    }
    job.last = { seen, left: `v${job.version}` }
    this.entered.push(command)
    return say('done')
  }
}
