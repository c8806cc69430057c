import { genderLabel } from './gender-label.ts'

/** The two choices, plus the stored value if it is neither: saving the form must not change it. */
export const GenderOptions = ({ stored }: { stored: string }) => (
  <>
    {stored === '' && <option value="">–</option>}
    <option value="male">{genderLabel('male')}</option>
    <option value="female">{genderLabel('female')}</option>
    {stored === 'other' && <option value="other">{genderLabel('other')}</option>}
  </>
)
