/** A key as it looks on the keyboard. */
export const KeyCap = ({ children }: { children: string }) => (
  <kbd className="inline-flex min-w-6 justify-center rounded-badge border border-line-2 bg-ground px-1.5 font-sans text-2xs whitespace-nowrap text-ink-2">
    {children}
  </kbd>
)
