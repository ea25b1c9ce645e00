// How large the window was when the page came. To ask for it while a table is being drawn would lay out what is there by
// then, only to do it again with the table.
export const FIRST_WIDTH = innerWidth;
export const FIRST_HEIGHT = innerHeight;
