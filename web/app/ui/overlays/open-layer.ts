/** Whether a dialog is open over the page. One that is fading away is closed already. */
export const isDialogOpen = (): boolean =>
  document.querySelector(':is([role=dialog], [role=alertdialog]):not([data-closed])') !== null

/** Whether anything is open over the page, a dialog or a menu: the keys of the page rest then. */
export const isLayerOpen = (): boolean =>
  isDialogOpen() || document.querySelector('[role=menu]:not([data-closed])') !== null
