import type { Part } from 'contract/parts/endpoints'
import type { PartPlace } from 'contract/parts/stock'
import { HEAD_OFFICE, type MoveKind } from 'contract/parts/words'
import { m } from '#messages'
import { pageLocale } from '../core/locale.ts'
import { whole } from '../ui/format/numbers.ts'

/** The name in the language of the page, the English one where there is no other. */
export const nameInPage = (name: string, name_ne: string): string => (pageLocale() === 'ne' && name_ne ? name_ne : name)

/** A part as the page calls it. */
export const partName = ({ name, name_ne }: Pick<Part, 'name' | 'name_ne'>): string => nameInPage(name, name_ne)

const SHOWN_MODELS = 2

/** The first models that a part fits, and how many more. */
export function modelsText(models: Part['models']): string {
  if (models.length === 0) return m.parts_every_model()
  const shown = models
    .slice(0, SHOWN_MODELS)
    .map(({ model_num }) => model_num)
    .join(', ')
  const more = models.length - SHOWN_MODELS
  return more > 0 ? m.parts_and_more({ shown, count: whole(more) }) : shown
}

/** A place of parts; a bag with the centre of its engineer, where that is known, and what is on its way with where it goes. */
export const placeName = ({ place, name, centre_name }: PartPlace): string => {
  if (place === HEAD_OFFICE) return m.parts_head_office()
  if (place.startsWith('transit-')) return m.parts_on_the_way({ name })
  if (!place.startsWith('bag-')) return name
  return centre_name ? m.parts_bag_of({ name, centre: centre_name }) : m.parts_bag({ name })
}

const MOVES: Record<MoveKind, () => string> = {
  received: m.parts_move_received,
  moved: m.parts_move_moved,
  counted: m.parts_move_counted,
  used: m.parts_move_used,
  removed: m.parts_move_removed,
  written_off: m.parts_move_written_off,
}

/** Why parts came or went. */
export const moveLabel = (kind: MoveKind): string => MOVES[kind]()
