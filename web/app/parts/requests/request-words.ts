import type { PartRequest } from 'contract/parts/requests'
import type { RequestState } from 'contract/parts/words'
import { m } from '#messages'
import type { BadgeTone } from '../../ui/data/badge-look.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { nameInPage, placeName } from '../part-words.ts'

const LOOK: Record<RequestState, { label: () => string; tone: BadgeTone }> = {
  asked: { label: m.part_requests_state_asked, tone: 'wait' },
  approved: { label: m.part_requests_state_approved, tone: 'wait' },
  sent: { label: m.part_requests_state_sent, tone: 'checking' },
  received: { label: m.part_requests_state_received, tone: 'green' },
  used: { label: m.part_requests_state_used, tone: 'line' },
  returned: { label: m.part_requests_state_returned, tone: 'line' },
  refused: { label: m.part_requests_state_refused, tone: 'amber' },
  cancelled: { label: m.part_requests_state_cancelled, tone: 'line' },
}

/** A state as staff read it. */
export const stateLabel = (state: RequestState): string => LOOK[state].label()

type Standing = Pick<PartRequest, 'state' | 'is_closed'>

/** How far a request is. What is on the way or on a shelf for a complaint that is closed has to go back. */
export const requestState = (request: Standing): string =>
  isToGiveBack(request) ? m.part_requests_to_give_back() : stateLabel(request.state)

/** The tone of its badge. */
export const requestTone = (request: Standing): BadgeTone => (isToGiveBack(request) ? 'wait' : LOOK[request.state].tone)

/** Whether parts are on the way, or were received, for a complaint that needs none any more. */
export const isToGiveBack = ({ state, is_closed }: Standing): boolean =>
  is_closed && (state === 'sent' || state === 'received')

const DONE: Record<RequestState, () => string> = {
  asked: m.part_requests_done_asked,
  approved: m.part_requests_done_approved,
  sent: m.part_requests_done_sent,
  received: m.part_requests_done_received,
  used: m.part_requests_done_used,
  returned: m.part_requests_done_returned,
  refused: m.part_requests_done_refused,
  cancelled: m.part_requests_done_cancelled,
}

/** What was done when a request came to a state. */
export const stepDone = ({ state, with_complaint }: PartRequest['steps'][number]): string =>
  with_complaint ? m.part_requests_done_with_complaint() : DONE[state]()

type Named = Pick<PartRequest, 'part_name' | 'part_name_ne' | 'count'>

/** The part that is asked for, as the page calls it, and how many. */
export const requestName = ({ part_name, part_name_ne, count }: Named): string =>
  m.part_requests_name({ part: nameInPage(part_name, part_name_ne), count: whole(count) })

/** Where the parts come, or that it is not known yet. */
export const requestPlace = ({ place, place_name }: Pick<PartRequest, 'place' | 'place_name'>): string =>
  place ? placeName({ place, name: place_name, centre_name: '' }) : m.part_requests_no_place()
