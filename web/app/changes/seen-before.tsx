/** The record that a form was filled in from, for its action to tell what somebody changed. */
export const SeenBefore = ({ row }: { row: object }) => (
  <input type="hidden" name="before" value={JSON.stringify(row)} />
)
