import type { SecondWays } from 'contract/factors/endpoints'
import { STEP_OVER } from 'contract/factors/words'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/client.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { StepWays, type SecondStepProps } from './step-ways.tsx'
import { m } from '#messages'

/** The second step of a sign-in whose password was right in this browser. */
export function SecondStep(props: SecondStepProps) {
  const { ways, failure, retry } = useWays(props.onOver)
  if (failure) return <ErrorState size="short" title={failure} onRetry={retry} />
  if (!ways)
    return (
      <Loading label={m.session_second_loading()}>
        <Skeleton className="h-5 w-72 max-w-full" />
        <Skeleton pale className="mt-7 h-16 w-full rounded-control" />
        <Skeleton pale className="mt-5 h-12 w-full rounded-control" />
      </Loading>
    )
  return <StepWays {...props} ways={ways} />
}

/** How this sign-in goes on. */
function useWays(onOver: (message: string) => void) {
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<{ round: number; ways?: SecondWays; failure?: string }>()
  const over = useEffectEvent(onOver)

  useEffect(() => {
    let isLeft = false
    const read = async () => {
      try {
        const { data } = await api.factors.ways()
        if (!isLeft) setAnswer({ round, ways: data })
      } catch (error) {
        if (isLeft) return
        if (!(error instanceof ApiError)) throw error
        if (error.code === STEP_OVER) over(error.message)
        else setAnswer({ round, failure: error.message })
      }
    }
    void read()
    return () => {
      isLeft = true
    }
  }, [round])

  return {
    ...(answer?.round === round ? answer : undefined),
    retry: () => setRound(round + 1),
  }
}
