/** The documents' two choices, and what is stored where it is neither: saving the form must not change it. */
export const GenderOptions = ({ stored }: { stored: string }) => (
  <>
    {stored === '' && <option value="">–</option>}
    <option value="male">male</option>
    <option value="female">female</option>
    {stored === 'other' && <option value="other">other</option>}
  </>
)
