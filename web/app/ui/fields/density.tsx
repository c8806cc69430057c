import { createContext, useContext, type ReactNode } from 'react'

/** `roomy`: shop and portal, fields 48 high. `compact`: the office, fields 40 (44 on touch). */
export type Density = 'roomy' | 'compact'

const DensityContext = createContext<Density>('roomy')

/** Set once, by the layout of an audience; every field below it follows. */
export const DensityProvider = ({ value, children }: { value: Density; children: ReactNode }) => (
  <DensityContext value={value}>{children}</DensityContext>
)

export const useDensity = (): Density => useContext(DensityContext)
