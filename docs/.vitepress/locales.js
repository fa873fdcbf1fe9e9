// What the site itself says, in the languages of the book: VitePress's labels, and those of theme/book.js.

/** Names of the languages, each in itself. */
export const NAMES = { en: "English", es: "Español", fr: "Français", zh: "中文" };

/** @typedef {typeof EN} Labels */

const EN = {
  book: "The book",
  lab: "The Lab",
  outline: "On this page",
  previous: "Previous page",
  next: "Next page",
  menu: "Menu",
  toTop: "Return to top",
  skip: "Skip to content",
  appearance: "Appearance",
  light: "Switch to light theme",
  dark: "Switch to dark theme",
  search: "Search",
  details: "Display detailed list",
  reset: "Reset search",
  close: "Close search",
  none: "No results for",
  select: "to select",
  navigate: "to navigate",
  toClose: "to close",
  missing: "Page not found",
  missingText: "There is no page at this address.",
  home: "Go to the start page",
  languages: "Languages",
  chapter: "This chapter",
  slides: "Slides",
  text: "Text",
  print: "Print",
  figures: "Figures (SVG, TikZ)",
  back: "Previous slide",
  forward: "Next slide",
  figure: "To the figure",
  note: "Note {n}",
  toMark: "Back to mark {n}",
  resume: "Continue reading",
  read: "read: {n} %",
  solved: "exercises: {n} of 3",
  licence:
    'Text and figures of the book: <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>. Code: MIT; <a href="/third-party.txt" target="_blank">licences of third-party code</a>. These pages load nothing from other servers.',
};

/** @type {Record<string, Labels>} */
export const LABELS = {
  en: EN,
  es: {
    book: "El libro",
    lab: "El Lab",
    outline: "En esta página",
    previous: "Página anterior",
    next: "Página siguiente",
    menu: "Menú",
    toTop: "Volver arriba",
    skip: "Ir al contenido",
    appearance: "Apariencia",
    light: "Cambiar al tema claro",
    dark: "Cambiar al tema oscuro",
    search: "Buscar",
    details: "Mostrar la lista detallada",
    reset: "Borrar la búsqueda",
    close: "Cerrar la búsqueda",
    none: "No hay resultados para",
    select: "para elegir",
    navigate: "para moverse",
    toClose: "para cerrar",
    missing: "Página no encontrada",
    missingText: "No hay ninguna página en esta dirección.",
    home: "Ir a la página de inicio",
    languages: "Idiomas",
    chapter: "Este capítulo",
    slides: "Diapositivas",
    text: "Texto",
    print: "Imprimir",
    figures: "Figuras (SVG, TikZ)",
    back: "Diapositiva anterior",
    forward: "Diapositiva siguiente",
    figure: "Ir a la figura",
    note: "Nota {n}",
    toMark: "Volver a la llamada {n}",
    resume: "Seguir leyendo",
    read: "leído: {n} %",
    solved: "ejercicios: {n} de 3",
    licence:
      'Texto y figuras del libro: <a href="https://creativecommons.org/licenses/by/4.0/deed.es">CC BY 4.0</a>. Código: MIT; <a href="/third-party.txt" target="_blank">licencias de código de terceros</a>. Estas páginas no cargan nada de otros servidores.',
  },
  fr: {
    book: "Le livre",
    lab: "Le Lab",
    outline: "Sur cette page",
    previous: "Page précédente",
    next: "Page suivante",
    menu: "Menu",
    toTop: "Retour en haut",
    skip: "Aller au contenu",
    appearance: "Apparence",
    light: "Passer au thème clair",
    dark: "Passer au thème sombre",
    search: "Rechercher",
    details: "Afficher la liste détaillée",
    reset: "Effacer la recherche",
    close: "Fermer la recherche",
    none: "Aucun résultat pour",
    select: "pour choisir",
    navigate: "pour se déplacer",
    toClose: "pour fermer",
    missing: "Page introuvable",
    missingText: "Il n’y a pas de page à cette adresse.",
    home: "Aller à la page d’accueil",
    languages: "Langues",
    chapter: "Ce chapitre",
    slides: "Diapositives",
    text: "Texte",
    print: "Imprimer",
    figures: "Figures (SVG, TikZ)",
    back: "Diapositive précédente",
    forward: "Diapositive suivante",
    figure: "Aller à la figure",
    note: "Note {n}",
    toMark: "Retour à l’appel {n}",
    resume: "Reprendre la lecture",
    read: "lu : {n} %",
    solved: "exercices : {n} sur 3",
    licence:
      'Texte et figures du livre : <a href="https://creativecommons.org/licenses/by/4.0/deed.fr">CC BY 4.0</a>. Code : MIT ; <a href="/third-party.txt" target="_blank">licences du code de tiers</a>. Ces pages ne chargent rien d’autres serveurs.',
  },
  zh: {
    book: "本书",
    lab: "Lab",
    outline: "本页目录",
    previous: "上一页",
    next: "下一页",
    menu: "菜单",
    toTop: "回到顶部",
    skip: "跳到正文",
    appearance: "外观",
    light: "切换到浅色主题",
    dark: "切换到深色主题",
    search: "搜索",
    details: "显示详细列表",
    reset: "清除搜索",
    close: "关闭搜索",
    none: "没有找到",
    select: "选择",
    navigate: "移动",
    toClose: "关闭",
    missing: "找不到页面",
    missingText: "这个地址没有页面。",
    home: "前往首页",
    languages: "语言",
    chapter: "本章",
    slides: "幻灯片",
    text: "正文",
    print: "打印",
    figures: "插图（SVG、TikZ）",
    back: "上一张",
    forward: "下一张",
    figure: "看这幅图",
    note: "注 {n}",
    toMark: "回到注号 {n}",
    resume: "继续阅读",
    read: "已读 {n}%",
    solved: "练习：{n}/3",
    licence:
      '本书的文字和插图：<a href="https://creativecommons.org/licenses/by/4.0/deed.zh-hans">CC BY 4.0</a>。代码：MIT；<a href="/third-party.txt" target="_blank">第三方代码的许可证</a>。这些页面不从其他服务器加载任何内容。',
  },
};

/** The theme's settings that are words. @param {string} language */
export function themeWords(language) {
  const labels = LABELS[language];
  return {
    outline: { level: [2, 3], label: labels.outline },
    docFooter: { prev: labels.previous, next: labels.next },
    sidebarMenuLabel: labels.menu,
    returnToTopLabel: labels.toTop,
    skipToContentLabel: labels.skip,
    darkModeSwitchLabel: labels.appearance,
    lightModeSwitchTitle: labels.light,
    darkModeSwitchTitle: labels.dark,
    notFound: {
      title: labels.missing,
      quote: labels.missingText,
      linkLabel: labels.home,
      linkText: labels.home,
    },
    footer: { message: labels.licence },
  };
}

/** The words of the search box. @param {string} language */
export function searchWords(language) {
  const labels = LABELS[language];
  return {
    translations: {
      button: { buttonText: labels.search, buttonAriaLabel: labels.search },
      modal: {
        displayDetails: labels.details,
        resetButtonTitle: labels.reset,
        backButtonTitle: labels.close,
        noResultsText: labels.none,
        footer: { selectText: labels.select, navigateText: labels.navigate, closeText: labels.toClose },
      },
    },
  };
}

/**
 * The words of a text for the search, which must not use anything outside itself: the site stores it as text. Chinese has no
 * blanks between words, so there each pair of characters is one.
 *
 * @param {string} text
 * @returns {string[]}
 */
export function searchTerms(text) {
  const parts = text.match(/\p{Script=Han}+|[^\n\r\p{Z}\p{P}\p{Script=Han}]+/gu) ?? [];
  return parts.flatMap((part) =>
    /^\p{Script=Han}{3}/u.test(part)
      ? Array.from({ length: part.length - 1 }, (_, i) => part.slice(i, i + 2))
      : [part],
  );
}
