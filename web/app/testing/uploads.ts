import { PART_BYTES } from 'contract/uploads/words'
import { Refused, type Call, type Server } from './api.ts'

interface Upload {
  bytes: number
  received: number
}

/** The server's uploads in parts: what has arrived of which file, and where each part of it began. */
export function uploadsInMemory() {
  const uploads = new Map<string, Upload>()
  const arrived: number[] = []
  const stateOf = (id: string) => {
    const upload = uploads.get(id)
    if (!upload) throw new Refused(404)
    return { data: { id, ...upload, part_bytes: PART_BYTES } }
  }

  function begin({ bytes }: { bytes: number }) {
    const id = crypto.randomUUID()
    uploads.set(id, { bytes, received: 0 })
    return stateOf(id)
  }

  function addPart(id: string, offset: number, part: Blob) {
    const { received, bytes } = stateOf(id).data
    if (offset !== received)
      throw new Refused(409, { code: 'wrong_offset', message: 'Another place', errors: { offset: String(received) } })
    uploads.set(id, { bytes, received: received + part.size })
    arrived.push(offset)
    return stateOf(id)
  }

  /** Answers the calls about uploads; others are undefined. */
  const answer: Server = ({ method, path, body }: Call) => {
    const [room, id, offset] = path.split('/').slice(1)
    if (room !== 'uploads') return undefined
    if (id === undefined) return begin(body as { bytes: number })
    return method === 'GET' ? stateOf(id) : addPart(id, Number(offset), body as Blob)
  }
  return { answer, uploads, arrived }
}
