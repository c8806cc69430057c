/** Whether a dialog is open over the page. One that is fading away is closed already. */
export const isDialogOpen = (): boolean =>
  document.querySelector(':is([role=dialog], [role=alertdialog]):not([data-closed])') !== null

/** Whether a dialog or a menu is open: the keys of the page do nothing then. */
export const isLayerOpen = (): boolean =>
  isDialogOpen() || document.querySelector('[role=menu]:not([data-closed])') !== null
