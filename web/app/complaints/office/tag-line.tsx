import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { usePress } from '../../forms/use-press.ts'
import TagIcon from 'lucide-react/icons/tag'
import X from 'lucide-react/icons/x'
import { m } from '#messages'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useMay } from '../../office/office-data.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { TagField } from './tag-field.tsx'
import { useUsedTags } from './use-used-tags.ts'

/** The tags of a complaint, each of which can be taken away, and a dialog that adds some. */
export function TagLine({ complaint: { id, tags, model_name } }: { complaint: ComplaintDetail }) {
  const { start, opened } = useOpening()
  const { busy, press } = usePress({ quiet: true })
  const mayWrite = useMay('complaints.write')
  if (tags.length === 0 && !mayWrite) return null
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
      {/* An empty list would still begin the line with its gap. The margin takes back what the button begins with, which stands flush on a line of its own. */}
      {tags.length > 0 && (
        <ul aria-label={m.complaints_office_tags()} className="mr-3 flex flex-wrap items-center gap-x-2 gap-y-1">
          {tags.map((tag) => (
            <li key={tag} className="inline-flex items-center">
              <Badge tone="grey">{tag}</Badge>
              {mayWrite && (
                <IconButton
                  size="sm"
                  label={m.complaints_office_tag_remove({ tag })}
                  disabled={busy}
                  onClick={() => press({ intent: 'tags', remove: tag })}
                >
                  <X />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <Button variant="quiet" size="sm" className="-ml-3" onClick={start}>
          <TagIcon />
          {m.complaints_office_tag_add()}
        </Button>
      )}
      {opened((opening) => (
        <FormDialog
          {...opening}
          title={m.complaints_office_tag_add()}
          text={m.complaints_office_tag_text()}
          verb={m.complaints_office_tag_add()}
          about={m.complaints_office_complaint_about({ id, model: model_name })}
        >
          {(errorOf) => (
            <>
              <input type="hidden" name="intent" value="tags" />
              <Added error={errorOf('add')} without={tags} />
            </>
          )}
        </FormDialog>
      ))}
    </div>
  )
}

function Added({ error, without }: { error: string | undefined; without: readonly string[] }) {
  const used = useUsedTags()
  return (
    <TagField
      name="add"
      label={m.complaints_office_tag()}
      help={m.complaints_office_tag_help()}
      error={error}
      offered={used.map(({ tag }) => tag).filter((tag) => !without.includes(tag))}
    />
  )
}
