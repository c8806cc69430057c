/** One timer per name: the earliest request wins, and it fires once. */
export interface Alarm {
  set(name: string, inMs: number): void
  clear(): void
}

export function alarm(ring: (name: string) => void): Alarm {
  const timers = new Map<string, { at: number; timer: NodeJS.Timeout }>()
  return {
    set(name, inMs) {
      const at = Date.now() + Math.max(0, inMs)
      const known = timers.get(name)
      if (known && known.at <= at) return
      clearTimeout(known?.timer)
      const timer = setTimeout(
        () => {
          timers.delete(name)
          ring(name)
        },
        Math.max(0, inMs),
      )
      timers.set(name, { at, timer: timer.unref() })
    },
    clear() {
      for (const { timer } of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}
