import BookOpen from 'lucide-react/icons/book-open'
import type { Picture as PictureData } from 'contract/core/fields'
import { Picture } from '../../ui/data/picture.tsx'

/** A small cover in a table row; a catalogue may have none. */
export const CoverThumb = ({ cover }: { cover: PictureData | null }) =>
  cover ? (
    <Picture
      picture={cover}
      alt=""
      sizes="28px"
      className="h-10 w-7 shrink-0 rounded-[3px]"
      imageClassName="h-full object-cover"
    />
  ) : (
    <span className="flex h-10 w-7 shrink-0 items-center justify-center rounded-[3px] bg-ground text-ink-3">
      <BookOpen className="size-4" aria-hidden />
    </span>
  )
