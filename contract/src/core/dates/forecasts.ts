let hidden = () => false

/** Has an installation's settings say, from now on, whether days of BS years that are not published are left out. */
export const hideForecastsIf = (isHidden: () => boolean): void => {
  hidden = isHidden
}

/** Whether such a day is shown in AD alone. */
export const hidesForecasts = (): boolean => hidden()
