import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { router } from '#web/app/router.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { LaterToasts } from '#web/ui/later-toasts.tsx'
import { cssVariables, theme } from '#web/ui/theme.ts'

export function App() {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <LaterToasts />
      </QueryClientProvider>
    </MantineProvider>
  )
}
