# Being told of one's move on this device; the worker is given the last two.

notices = Notifications on this device
notice-sound = Play a sound when it is my turn and I am in another tab
notice-push = Notify me when it is my turn and the table is closed
push-refused = The browser does not allow notifications here.
push-title = fogtable
push-text = It is your turn.
