import type { PageHandle } from '../context.ts'

export const handle: PageHandle = { public: true }

export default function Home() {
  return (
    <main>
      <title>Baltra</title>
      <h1>Baltra</h1>
    </main>
  )
}
