import { genderLabel } from './gender-label.ts'

/** The documents' two choices, and what is stored where it is neither: saving the form must not change it. */
export const GenderOptions = ({ stored }: { stored: string }) => (
  <>
    {stored === '' && <option value="">–</option>}
    <option value="male">{genderLabel('male')}</option>
    <option value="female">{genderLabel('female')}</option>
    {stored === 'other' && <option value="other">{genderLabel('other')}</option>}
  </>
)
