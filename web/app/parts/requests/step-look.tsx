import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import PackageCheck from 'lucide-react/icons/package-check'
import Send from 'lucide-react/icons/send'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { m } from '#messages'
import type { RequestStep } from './request-action.ts'

interface StepLook {
  icon: ReactNode
  verb: () => string
  title: () => string
  text: () => string
}

/** The words and icon of each step. */
export const STEP_LOOK: Record<RequestStep, StepLook> = {
  approve: {
    icon: <Check />,
    verb: m.part_requests_approve,
    title: m.part_requests_approve_title,
    text: m.part_requests_approve_text,
  },
  refuse: {
    icon: <X />,
    verb: m.part_requests_refuse,
    title: m.part_requests_refuse_title,
    text: m.part_requests_refuse_text,
  },
  send: {
    icon: <Send />,
    verb: m.part_requests_send,
    title: m.part_requests_send_title,
    text: m.part_requests_send_text,
  },
  receive: {
    icon: <PackageCheck />,
    verb: m.part_requests_receive,
    title: m.part_requests_receive_title,
    text: m.part_requests_receive_text,
  },
  return: {
    icon: <Undo2 />,
    verb: m.part_requests_return,
    title: m.part_requests_return_title,
    text: m.part_requests_return_text,
  },
  cancel: {
    icon: <Ban />,
    verb: m.part_requests_cancel,
    title: m.part_requests_cancel_title,
    text: m.part_requests_cancel_text,
  },
}
