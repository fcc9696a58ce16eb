import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { queryClient } from '#web/lib/query-client.ts'
import { theme } from '#web/ui/theme.ts'
import { Toasts } from '#web/ui/toasts.tsx'

/** A piece on a page as the app has it, toasts with it, and whoever uses it. */
export function openPage(piece: ReactNode): {
  readonly user: UserEvent
  readonly show: (piece: ReactNode) => void
} {
  const page = (content: ReactNode) => (
    <MantineProvider theme={theme} forceColorScheme="light" env="test">
      <QueryClientProvider client={queryClient}>
        {content}
        <Toasts />
      </QueryClientProvider>
    </MantineProvider>
  )
  const rendered: RenderResult = render(page(piece))
  return { user: userEvent.setup(), show: next => rendered.rerender(page(next)) }
}
