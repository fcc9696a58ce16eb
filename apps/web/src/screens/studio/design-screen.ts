import { isHandheldNow } from '#web/ui/use-phone.ts'

/**
 * Loads the studio's screen with what frames it where it opens: a screen that suspends stays away for a third of a
 * second, however fast that is.
 */
export async function loadDesignScreen() {
  const screen = await import('#web/screens/studio/studio-screen.tsx')
  if (isHandheldNow()) await screen.loadHandheld()
  return screen
}
