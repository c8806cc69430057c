import type { CommandAnswer } from 'contract/field/commands'
import type { FieldJob } from 'contract/field/jobs'
import { MOST_COMMANDS } from 'contract/field/words'
import type { Change, Entry, Outbox } from '../offline/sealed-outbox.ts'
import type { Command, Told } from './commands.ts'
import { isDraft, type Draft } from './draft.ts'
import { isPhoto, type Photo } from './photo.ts'

/** A command that the office has not entered. */
export interface Waiting {
  command: Command
  /** its place in the order of all that this phone tells */
  place: number
  /** the customer and the job number, for the time when the job itself is not on the phone any more */
  about: { name: string; jobNo: string }
  /** why it was not entered; a person decides then */
  answer?: Undecided
}

type Undecided = Omit<CommandAnswer, 'state'> & { state: 'refused' | 'changed' }

export interface QueueWorld {
  outbox: Outbox
  /** milliseconds since 1970 */
  now: () => number
  newId: () => string
  /** called when something was written, for other windows */
  onWritten?: () => void
}

/** Carries commands to the office; fails when no answer came. */
export type Send = (commands: Command[]) => Promise<CommandAnswer[]>

/** The job that something is told of, as the phone has it. */
export type ToldOf = Pick<FieldJob, 'id' | 'version' | 'customer_name' | 'job_no'>

/** No command of the call was answered, so that trying again at once helps nobody. */
export class NothingAnswered extends Error {}

/**
 * What an engineer's phone has to tell, with drafts of reports and photographs. Everything is on the disk before it is here,
 * so that whoever starts again on the same outbox goes on where the last one was stopped. Nothing leaves but what was
 * answered as done, or what a person drops.
 */
export class Queue {
  readonly #world: QueueWorld
  #waiting: readonly Waiting[] = []
  #drafts: readonly Draft[] = []
  #photos: readonly Photo[] = []
  readonly #listeners = new Set<() => void>()
  #turn: Promise<unknown> = Promise.resolve()

  constructor(world: QueueWorld) {
    this.#world = world
  }

  /** In the order in which they were given. */
  get waiting(): readonly Waiting[] {
    return this.#waiting
  }

  get drafts(): readonly Draft[] {
    return this.#drafts
  }

  /** Those that are not with the office yet, in the order in which they were taken. */
  get photos(): readonly Photo[] {
    return this.#photos
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Reads what is on the disk, where another window or an earlier run may have written. */
  load(): Promise<void> {
    return this.#inTurn(() => this.#read())
  }

  /**
   * Keeps what a person tells of a job, for sending. A report takes the draft of the job along, with its photographs, and the
   * place of a command that it corrects. What is being sent or was told already is not told twice.
   */
  give(job: ToldOf, told: Told, corrects?: string): Promise<void> {
    return this.#inTurn(async () => {
      // Another window may have told something since.
      await this.#read()
      const former = this.#waiting.find(({ command }) => command.id === corrects)
      const same = this.#waiting.some(
        ({ command }) => command.complaint_id === job.id && command.kind === told.kind && command.id !== corrects,
      )
      if (same || (corrects !== undefined && !former?.answer)) return
      const id = this.#world.newId()
      const at = former?.command.at ?? new Date(this.#world.now()).toISOString()
      const photos = told.kind === 'report' ? this.#ofReport(job.id, corrects) : []
      const command: Command = {
        ...(told.kind === 'report' ? { ...told, photos: photos.map(named) } : told),
        id,
        complaint_id: job.id,
        at,
        seen: job.version,
      }
      await this.#change({
        put: [
          {
            command,
            place: former?.place ?? this.#nextPlace(),
            about: { name: job.customer_name, jobNo: job.job_no },
          } satisfies Waiting,
          ...photos.map((photo): Photo => ({ ...photo, commandId: id })),
        ],
        remove: [
          ...(former ? [former] : []),
          ...(told.kind === 'report' ? this.#drafts.filter(({ jobId }) => jobId === job.id) : []),
        ],
      })
    })
  }

  /**
   * Sends all that waits for a job once more, under new ids and on the version of the job that a person has looked at. What
   * waits behind a command that was not entered has never been entered either.
   */
  sendAgain(jobId: number, version: string): Promise<void> {
    return this.#inTurn(async () => {
      const those = this.#of(jobId)
      if (!those.some(({ answer }) => answer)) return
      const anew = those.flatMap(({ command, place, about }): (Waiting | Photo)[] => {
        const id = this.#world.newId()
        const photos = this.#photos.filter(({ commandId }) => commandId === command.id)
        const told = command.kind === 'report' ? { ...command, photos: photos.map(named) } : command
        return [
          { command: { ...told, id, seen: version }, place, about },
          ...photos.map((photo): Photo => ({ ...photo, commandId: id })),
        ]
      })
      await this.#change({ put: anew, remove: those })
    })
  }

  /** Lets all go that waits for a job and was not entered, with its photographs: a person decided so. */
  drop(jobId: number): Promise<void> {
    return this.#inTurn(async () => {
      const those = this.#of(jobId)
      if (!those.some(({ answer }) => answer)) return
      const ids = new Set(those.map(({ command }) => command.id))
      const photos = this.#photos.filter(({ commandId }) => commandId !== undefined && ids.has(commandId))
      await this.#change({ remove: [...those, ...photos], removeFiles: photos.map(({ id }) => id) })
    })
  }

  keepDraft(draft: Draft): Promise<void> {
    return this.#inTurn(() => this.#change({ put: [draft] }))
  }

  /** Keeps a photograph with the draft of a job. */
  addPhoto(jobId: number, photo: Pick<Photo, 'side' | 'filename' | 'type'>, file: Blob): Promise<void> {
    return this.#inTurn(async () => {
      const id = this.#world.newId()
      const taken: Photo = { ...photo, id, jobId, taken: this.#nextPlace(), namedAs: id }
      await this.#change({ put: [taken], putFile: { name: id, file } })
    })
  }

  /** Removes a photograph that was not sent, or that the office did not take. */
  removePhoto(id: string): Promise<void> {
    return this.#inTurn(async () => {
      const photo = this.#photos.find((one) => one.id === id)
      if (photo) await this.#change({ remove: [photo], removeFiles: [id] })
    })
  }

  putPhoto(photo: Photo): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#photos.some(({ id }) => id === photo.id)) await this.#change({ put: [photo] })
    })
  }

  fileOf = (id: string): Promise<ArrayBuffer | undefined> => this.#world.outbox.file(id)

  /** Photographs of reports that the office has entered. */
  get photosToSend(): readonly Photo[] {
    const ids = new Set(this.#waiting.map(({ command }) => command.id))
    return this.#photos.filter(
      ({ commandId, refused }) => commandId !== undefined && !ids.has(commandId) && refused === undefined,
    )
  }

  /** What can be sent: of a job, nothing goes past a command that waits for a person. */
  get toSend(): Command[] {
    const held = new Set<number>()
    return this.#waiting.flatMap(({ command, answer }) => {
      if (answer) held.add(command.complaint_id)
      return held.has(command.complaint_id) ? [] : [command]
    })
  }

  /**
   * Sends in order until nothing is left that can be sent, and hears each answer once it is kept. Fails where no answer
   * came: everything that was not answered is still here.
   */
  async flush(send: Send, heard: (answer: CommandAnswer, command: Command) => Promise<void>): Promise<void> {
    await this.load()
    for (let batch = this.toSend; batch.length > 0; batch = this.toSend) {
      const sent = batch.slice(0, MOST_COMMANDS)
      const answers = await send(sent)
      const answered = await this.#settle(answers)
      if (answered.length === 0) throw new NothingAnswered()
      for (const { answer, command } of answered) await heard(answer, command)
    }
  }

  #settle(answers: CommandAnswer[]): Promise<{ answer: CommandAnswer; command: Command }[]> {
    return this.#inTurn(async () => {
      const settled = answers.flatMap((answer) => {
        const found = this.#waiting.find(({ command }) => command.id === answer.id)
        return found ? [{ found, answer }] : []
      })
      await this.#change({
        put: settled.flatMap(({ found, answer }) => (isUndecided(answer) ? [{ ...found, answer }] : [])),
        remove: settled.flatMap(({ found, answer }) => (isUndecided(answer) ? [] : [found])),
      })
      return settled.map(({ found, answer }) => ({ answer, command: found.command }))
    })
  }

  #of(jobId: number): Waiting[] {
    return this.#waiting.filter(({ command }) => command.complaint_id === jobId)
  }

  #ofReport(jobId: number, corrects: string | undefined): Photo[] {
    return this.#photos.filter(
      (photo) => photo.jobId === jobId && (photo.commandId === undefined || photo.commandId === corrects),
    )
  }

  /** Later than everything before, also where the clock was put back. */
  #nextPlace(): number {
    const last = Math.max(0, ...this.#waiting.map(({ place }) => place), ...this.#photos.map(({ taken }) => taken))
    return Math.max(this.#world.now(), last + 1)
  }

  async #read(): Promise<void> {
    const values = (await this.#world.outbox.read()).map(({ value }) => value)
    this.#waiting = values.filter((value) => isWaiting(value)).toSorted(byPlace)
    this.#drafts = values.filter((value) => isDraft(value))
    this.#photos = values.filter((value) => isPhoto(value)).toSorted(byTaken)
    this.#tell()
  }

  /** On the disk first. */
  async #change({ put = [], remove = [], ...files }: Records): Promise<void> {
    await this.#world.outbox.write({
      put: put.map((record): Entry => ({ name: nameOf(record), value: record })),
      remove: remove.map(nameOf),
      ...files,
    })
    const gone = new Set([...put, ...remove].map(nameOf))
    const rest = <T extends Kept>(records: readonly T[]) => records.filter((record) => !gone.has(nameOf(record)))
    this.#waiting = [...rest(this.#waiting), ...put.filter((record) => isWaiting(record))].toSorted(byPlace)
    this.#drafts = [...rest(this.#drafts), ...put.filter((record) => isDraft(record))]
    this.#photos = [...rest(this.#photos), ...put.filter((record) => isPhoto(record))].toSorted(byTaken)
    this.#tell()
    this.#world.onWritten?.()
  }

  /** One after the other, so that none overwrites what another has just written. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#turn.then(work)
    this.#turn = next.catch(() => undefined)
    return next
  }

  #tell() {
    for (const listener of this.#listeners) listener()
  }
}

type Kept = Waiting | Draft | Photo
interface Records extends Pick<Change, 'putFile' | 'removeFiles'> {
  put?: readonly Kept[]
  remove?: readonly Kept[]
}

function nameOf(record: Kept): string {
  if (isWaiting(record)) return `command ${record.command.id}`
  return isDraft(record) ? `draft ${record.jobId}` : `photo ${record.id}`
}

const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' && value !== null && 'command' in value && 'place' in value
/** A photograph as a report names it before it has arrived. */
const named = ({ namedAs, side }: Photo) => ({ upload_id: namedAs, side })
const isUndecided = (answer: CommandAnswer): answer is Undecided => answer.state !== 'done'
const byTaken = (a: Photo, b: Photo) => a.taken - b.taken
const byPlace = (a: Waiting, b: Waiting) => a.place - b.place || (a.command.id < b.command.id ? -1 : 1)
