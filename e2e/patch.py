s=open('f.mjs').read()
i=s.index("await page.getByRole('button', { name: /Nouveau")
j=s.index("await page.waitForLoadState('networkidle'); await page.waitForTimeout(1200); await shot('fr-picker')")
s=s[:i]+"await page.getByRole('link', { name: 'Nouveau design' }).click()\n"+s[j:]
i=s.index("await page.getByRole('dialog').getByText(/^Coton"); j=s.index("await page.waitForTimeout(4000); await shot('fr-studio')")
s=s[:i]+"await page.getByRole('dialog').getByRole('button', { name: /^(Kangourou|Hoodie|Coton ouaté)/ }).first().click()\n"+s[j:]
open('f.mjs','w').write(s)
