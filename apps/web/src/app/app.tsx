import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { router } from '#web/app/routes.tsx'
import { queryClient } from '#web/lib/query-client.ts'
import { cssVariables, theme } from '#web/ui/theme.ts'

export function App() {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Notifications position="bottom-center" containerWidth={800} limit={3} zIndex={2000} />
      </QueryClientProvider>
    </MantineProvider>
  )
}
