/** The attribute of links that do more than to lead elsewhere: they are not followed before their component is there. */
export const ENHANCED_LINK = 'data-enhanced-link';
