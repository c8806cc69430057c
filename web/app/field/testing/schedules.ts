import fc from 'fast-check'
import type { Told } from '../commands.ts'
import { emptyDraft, reportOf } from '../draft.ts'
import { NothingAnswered, Queue } from '../queue.ts'
import { sendPhotos } from '../send-photos.ts'
import { Disk, Office, UNFIT } from './office.ts'

const job = fc.integer({ min: 1, max: 3 })
const report = (note: string): Told =>
  reportOf({ ...emptyDraft(0), outcome: 'done', note, finding: 'Fuse', serial: 'S1' }, { serial_number: '' })!

/** What happens to a phone in a day. */
const STEP = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('tell' as const),
      job,
      what: fc.constantFrom('set_out', 'arrive', 'report', 'unfit'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('photograph' as const), job }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('send' as const),
      fate: fc.constantFrom('answered', 'never there', 'answer lost', 'killed', 'half answered'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('send photographs' as const), calls: fc.nat({ max: 6 }) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('die' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('disk full' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('office' as const),
      job,
      how: fc.constantFrom('plan' as const, 'plan' as const, 'close' as const, 'give_away' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('decide' as const),
      job,
      how: fc.constantFrom('again', 'drop', 'correct'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('other window' as const), job }) },
)
type Step = typeof STEP extends fc.Arbitrary<infer T> ? T : never

/**
 * Random days: commands, photographs, lost lines and answers, a full disk, an app that is killed, another window, and an
 * office that changes jobs. Nothing is lost, nothing counts twice, and the order of each job is kept.
 */
export const checkDays = (runs: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.array(STEP, { maxLength: 40 }), async (steps) => {
      const day = new PhoneDay()
      for (const step of steps) {
        await day.live(step)
        day.check()
      }
      await day.end()
    }),
    { numRuns: runs },
  )

class PhoneDay {
  readonly #disk = new Disk()
  readonly #office = new Office()
  /** what the phone last read of each job */
  readonly #read = new Map(['1', '2', '3'].map((id) => [Number(id), 'v1']))
  /** the times of what was told and kept, which name it through every correction */
  readonly #told = new Set<string>()
  readonly #dropped = new Set<string>()
  #photographs = 0
  #droppedPhotographs = 0
  #turns = 0
  #ids = 0
  #isUndecided = false
  #queue = this.#start()

  #start(): Queue {
    return new Queue({
      outbox: this.#disk,
      // A phone's clock is put back now and then.
      now: () => {
        this.#turns += 1
        return Date.UTC(2026, 0, 1) + (this.#turns - (this.#turns % 7 === 0 ? 4 : 0)) * 1000 + this.#turns
      },
      newId: () => `id ${(this.#ids += 1)}`,
    })
  }

  async live(step: Step): Promise<void> {
    if (step.does === 'tell') return this.#tell(this.#queue, step.job, step.what)
    if (step.does === 'photograph') return this.#photograph(step.job)
    if (step.does === 'send') return this.#send(step.fate)
    if (step.does === 'send photographs') return this.#sendPhotographs(step.calls)
    if (step.does === 'die') return this.#die()
    if (step.does === 'disk full') return void (this.#disk.isFull = true)
    if (step.does === 'office') return this.#office.change(step.job, step.how)
    if (step.does === 'decide') return this.#decide(step.job, step.how)
    const other = this.#start()
    await other.load()
    return this.#tell(other, step.job, 'arrive')
  }

  /** What was told is on the disk, entered or dropped; once; in order. */
  check(): void {
    const waiting = this.#onDisk()
    const entered = this.#office.entered.map(({ at }) => at)
    same(new Set(entered).size, entered.length)
    same(new Set(waiting).size, waiting.length)
    const accounted = new Set([...waiting, ...entered, ...this.#dropped])
    same(
      [...this.#told].filter((at) => !accounted.has(at)),
      [],
    )
    for (const id of this.#office.jobs.keys()) {
      const places = this.#office.entered
        .filter(({ complaint_id }) => complaint_id === id)
        .map((command) => this.#placeOf(command.at))
      same(
        places,
        places.toSorted((a, b) => a - b),
      )
    }
    if (!this.#isUndecided) {
      const places = entered.map((at) => this.#placeOf(at))
      same(
        places,
        places.toSorted((a, b) => a - b),
      )
    }
  }

  /** The line comes back, and a person decides about all that is undecided. */
  async end(): Promise<void> {
    this.#disk.isFull = false
    await this.#die()
    for (let turn = 0; turn < 20 && this.#queue.waiting.length > 0; turn += 1) {
      await this.#send('answered')
      for (const { command, answer } of this.#queue.waiting)
        if (answer) await this.#decide(command.complaint_id, 'drop')
    }
    await this.#sendPhotographs(Infinity)
    this.check()
    same(this.#queue.waiting, [])
    same(this.#queue.photosToSend, [])
    const drafted = this.#queue.photos.length
    same(this.#office.kept.length + drafted + this.#droppedPhotographs, this.#photographs)
    same(this.#disk.files.size, drafted)
    for (const { id } of this.#office.entered) same(this.#office.missingOf(id), [])
  }

  readonly #places = new Map<string, number>()
  #placeOf = (at: string) => this.#places.get(at) ?? 0

  #onDisk(): string[] {
    return [...this.#disk.entries.values()]
      .map((value) => JSON.parse(value) as { command?: { at: string } })
      .flatMap(({ command }) => (command ? [command.at] : []))
  }

  async #tell(queue: Queue, id: number, what: string): Promise<void> {
    const before = new Set(queue.waiting.map(({ command }) => command.at))
    const about = { id, version: this.#read.get(id)!, customer_name: 'Asha', job_no: '' }
    const told =
      what === 'report' || what === 'unfit' ? report(what === 'unfit' ? UNFIT : '') : { kind: what as 'arrive' }
    await queue.give(about, told).catch(() => undefined)
    for (const { command } of queue.waiting) {
      if (before.has(command.at)) continue
      this.#told.add(command.at)
      this.#places.set(command.at, this.#places.size + 1)
    }
  }

  async #photograph(id: number): Promise<void> {
    const file = new Blob(['picture'])
    await this.#queue
      .addPhoto(id, { side: 'after', filename: 'a.jpg', type: 'image/jpeg' }, file)
      .then(() => (this.#photographs += 1))
      .catch(() => undefined)
  }

  async #send(fate: string): Promise<void> {
    let isKilled = false
    const send = async (commands: Parameters<Office['carryOut']>[0]) => {
      if (fate === 'never there') throw new TypeError('no line')
      const answers = this.#office.carryOut(
        commands,
        fate === 'half answered' ? Math.floor(commands.length / 2) : Infinity,
      )
      if (fate === 'answer lost') throw new TypeError('no answer')
      if (fate === 'killed') {
        isKilled = true
        throw new TypeError('killed')
      }
      return answers
    }
    await this.#queue
      .flush(send, async ({ job: now }, { complaint_id }) => {
        if (now) this.#read.set(complaint_id, now.version)
      })
      .catch((error: unknown) => {
        const isExpected = error instanceof TypeError || error instanceof NothingAnswered
        if (!isExpected && !String(error).includes('full')) throw error
      })
    if (isKilled) await this.#die()
    if (this.#queue.waiting.some(({ answer }) => answer)) this.#isUndecided = true
  }

  async #sendPhotographs(calls: number): Promise<void> {
    let left = calls
    const line = this.#office.photoLine(() => {
      if (left <= 0) throw new TypeError('no line')
      left -= 1
    })
    await sendPhotos(this.#queue, line).catch((error: unknown) => {
      if (!(error instanceof TypeError) && !String(error).includes('full')) throw error
    })
  }

  /** The app is killed, and starts again on what is on the disk. */
  async #die(): Promise<void> {
    this.#queue = this.#start()
    await this.#queue.load()
  }

  async #decide(id: number, how: string): Promise<void> {
    const own = this.#queue.waiting.filter(({ command }) => command.complaint_id === id)
    const undecided = own.find(({ answer }) => answer)
    if (!undecided) return
    const photos = this.#queue.photos.length
    const office = this.#office.jobOf(id)
    if (how === 'drop' || !office) {
      await this.#queue.drop(id).catch(() => undefined)
      const left = new Set(this.#onDisk())
      for (const { command } of own) if (!left.has(command.at)) this.#dropped.add(command.at)
      this.#droppedPhotographs += photos - this.#queue.photos.length
    } else if (how === 'correct' && undecided.command.kind === 'report') {
      await this.#queue.give(office, report(''), undecided.command.id).catch(() => undefined)
    } else {
      await this.#queue.sendAgain(id, office.version).catch(() => undefined)
    }
  }
}

function same(found: unknown, right: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(right))
    throw new Error(`Found ${JSON.stringify(found)}, right is ${JSON.stringify(right)}`)
}
