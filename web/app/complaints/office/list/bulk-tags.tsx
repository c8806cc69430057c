import type { ComplaintRow } from 'contract/complaints/endpoints'
import { m } from '#messages'
import { api } from '../../../api/client.ts'
import { submit } from '../../../forms/submit.ts'
import { BulkDialog } from '../../../lists/bulk/bulk-dialog.tsx'
import type { Opening } from '../../../ui/overlays/use-opening.ts'
import { complaintName } from '../complaint-name.ts'
import { changesTags } from './changes-tags.ts'
import { TagField } from '../tag-field.tsx'
import { useUsedTags } from '../use-used-tags.ts'

/** Adds tags to the selected complaints, and takes others away. */
export const TagSelected = (opening: Opening) => (
  <BulkDialog<ComplaintRow>
    {...opening}
    title={m.complaints_office_bulk_tags_ask}
    text={m.complaints_office_tag_text()}
    verb={m.complaints_office_tags_save()}
    nameOf={complaintName}
    skip={({ tags }, values) => (changesTags(tags, values) ? undefined : m.complaints_office_bulk_tags_same())}
    send={(ids, values) => submit(api.complaintTags.changeMany, { values: { ...values, ids } })}
  >
    {(errorOf) => <TagFields errorOf={errorOf} />}
  </BulkDialog>
)

function TagFields({ errorOf }: { errorOf: (field: string) => string | undefined }) {
  const offered = useUsedTags().map(({ tag }) => tag)
  return (
    <>
      <TagField
        name="add"
        label={m.complaints_office_tag_add()}
        help={m.complaints_office_tag_help()}
        error={errorOf('add')}
        offered={offered}
      />
      <TagField name="remove" label={m.complaints_office_tag_take_away()} error={errorOf('remove')} offered={offered} />
    </>
  )
}
