/** Whether the text around an element runs from right to left. Asked at the moment of an event, not while rendering. */
export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
