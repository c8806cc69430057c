/** Parts the fields of a section. */
export const SectionHeading = ({ text }: { text: string }) => (
  <h2 className="mt-2 border-t border-line pt-6 text-sm font-semibold sm:col-span-2">{text}</h2>
)
