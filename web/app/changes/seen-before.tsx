/** The record the form was filled from, so that the action can tell what changed. */
export const SeenBefore = ({ row }: { row: object }) => (
  <input type="hidden" name="before" value={JSON.stringify(row)} />
)
